// What cannot be read or pressed on the page as it stands, a line for each fault: `kind | part | element | text`.
// Parts of the page are named by `data-part`; what lies over the table on purpose is a `data-layer`; text on a sign of
// its own, such as points on their seal, lies in a `data-stamp`; a person's name may be cut, by `data-may-cut`, but not
// where it says whose line it is; no line crosses a `data-plate`; no panel lies on what is `data-clear` beside it; what is
// `data-whole` must not need scrolling; of a `data-line` only the line and what stands on it are drawn; what is written on
// a picture that is `data-art` is not for reading.
(touch) => {
  const faults = new Set();
  const SMALLEST = 12;
  const TARGET = 40;
  const styles = new Map();
  const style = (node) => styles.get(node) ?? (styles.set(node, getComputedStyle(node)), styles.get(node));

  const name = (node) => {
    const classes = [...node.classList].filter((one) => !one.startsWith('svelte-'));
    const parent = node.parentElement;
    const own = [node.localName, ...classes].join('.');
    if (classes.length || !parent) return own;
    return `${[parent.localName, ...parent.classList].join('.')}>${own}`;
  };
  const part = (node) => node.closest('[data-part]')?.dataset.part ?? '-';
  const fault = (kind, node, text = '') => faults.add(`${kind} | ${part(node)} | ${name(node)} | ${text.trim().slice(0, 50)}`);

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  /** Around all boxes; nothing meets what is around none. */
  const around = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  });
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  // All of a page that is read by scrolling it down can be seen; a table never scrolls.
  const root = document.documentElement;
  const tall = root.scrollHeight > innerHeight;
  const page = {
    left: 0,
    top: tall ? -scrollY : 0,
    right: innerWidth,
    bottom: tall ? root.scrollHeight - scrollY : innerHeight,
  };

  // What of a node's surroundings hides or scrolls its content.
  const clips = new Map();
  const clipOf = (node) => {
    if (!node || node === document.body || node === document.documentElement) return { box: null, scrolls: false };
    const known = clips.get(node);
    if (known) return known;
    const outer = clipOf(node.parentElement);
    const { overflowX, overflowY, position } = style(node);
    let found = outer;
    if (position === 'fixed') found = { box: null, scrolls: false };
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = node.getBoundingClientRect();
      const own = {
        left: overflowX === 'visible' ? -1e6 : box.left,
        right: overflowX === 'visible' ? 1e6 : box.right,
        top: overflowY === 'visible' ? -1e6 : box.top,
        bottom: overflowY === 'visible' ? 1e6 : box.bottom,
      };
      const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
      found = { box: found.box ? meet(found.box, own) : own, scrolls: found.scrolls || scrolls };
    }
    clips.set(node, found);
    return found;
  };

  const dialog = document.querySelector('dialog[open]');
  const layerOf = (node) => node.closest('dialog, [data-layer]');
  const layers = [...document.querySelectorAll('[data-layer]')].filter((one) => one.checkVisibility());
  /** Only heard: cut away to a point, itself or what holds it. */
  const heard = new Map();
  const hidden = (node) => {
    if (!node || node === document.body) return false;
    if (!heard.has(node)) heard.set(node, style(node).clipPath.startsWith('inset(50%') || hidden(node.parentElement));
    return heard.get(node);
  };
  const shown = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr') && !hidden(node) &&
    (!dialog || dialog.contains(node));
  /** What of a box is seen: within all that clips it, and not under something that lies over the table. */
  const seen = (node, box) => {
    const { box: clip } = clipOf(node);
    const left = meet(clip ? meet(box, clip) : box, page);
    if (wide(left) <= 0 || high(left) <= 0) return null;
    const own = layerOf(node);
    for (const layer of layers) {
      if (layer === own || layer.contains(node)) continue;
      const covered = meet(left, layer.getBoundingClientRect());
      if (wide(covered) > 0 && high(covered) > 0) return null;
    }
    return left;
  };

  // --- texts ---
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!/[\p{L}\p{N}]/u.test(text.data) || !node || ['SCRIPT', 'STYLE', 'OPTION', 'TITLE'].includes(node.tagName)) continue;
    if (!shown(node) || node.closest('[data-art]')) continue;
    let size = parseFloat(style(node).fontSize);
    const drawing = node.closest('svg');
    if (drawing) size *= node.getScreenCTM?.()?.a ?? 1;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5);
    if (!boxes.length) continue;
    const visible = boxes.flatMap((box) => {
      const left = seen(node, box);
      return left ? [left] : [];
    });
    if (!visible.length && !boxes.some((box) => seen(node, box))) {
      if (layers.some((layer) => !layer.contains(node))) continue; // it lies under something
    }
    if (size < SMALLEST - 0.01) fault(`small ${size.toFixed(1)}`, node, text.data);
    if (drawing) continue;
    // cut: beyond a box that hides, or beyond the page
    if (!node.closest('[data-may-cut]')) {
      for (let holder = node; holder && holder !== document.body; holder = holder.parentElement) {
        const { overflowX, overflowY, position } = style(holder);
        const hidesX = overflowX === 'hidden' || overflowX === 'clip';
        const hidesY = overflowY === 'hidden' || overflowY === 'clip';
        const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
        if (!hidesX && !hidesY) {
          if (scrolls || position === 'fixed') break; // nothing around it hides it
          continue;
        }
        const box = holder.getBoundingClientRect();
        const cut = boxes.some(
          (one) =>
            (hidesX && (one.right > box.right + 1.5 || one.left < box.left - 1.5)) ||
            (hidesY && (one.bottom > box.bottom + size * 0.3 || one.top < box.top - size * 0.3)),
        );
        if (cut) fault('cut', node, text.data);
        if (cut || scrolls) break;
      }
      const beside = (one) => one.right > innerWidth + 1 || one.left < -1 || one.bottom > page.bottom + 3;
      if (!clipOf(node).scrolls && boxes.some(beside)) fault('beside the page', node, text.data);
    }
    if (boxes.length > 1 && !node.closest('[data-may-cut]')) {
      // a word goes on in the next line without a hyphen
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
        if (word.includes('\u00ad')) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (more.some((one) => one.width > 0.5 && one.top > first.bottom - 3 && one.left < first.left)) fault('word broken', node, word);
      }
    }
    const home = node.closest('[data-part]');
    if (home && visible.length) {
      const box = home.getBoundingClientRect();
      const across = (one) => one.right > box.right + 3 || one.left < box.left - 3;
      const along = (one) => one.bottom > box.bottom + 4 || one.top < box.top - 4;
      if (visible.some((one) => across(one) || along(one))) fault('beside its part', node, text.data);
    }
    const card = node.closest('button:is(.card, .rival)');
    if (card && size >= SMALLEST && !node.closest('[data-may-cut]')) {
      const box = card.getBoundingClientRect();
      if (boxes.some((one) => one.bottom > box.bottom + 2 || one.top < box.top - 8 || one.right > box.right + 8))
        fault('beside its card', node, text.data);
    }
    if (/…\s*$/.test(text.data) && node.closest('[data-part="reader"], [data-choice]')) fault('ends in …', node, text.data);
    texts.push({ node, text: text.data, boxes: visible, bounds: around(visible), size, layer: layerOf(node) });
  }
  if (dialog === null) {
    const STEP = 6;
    /** The boxes along a slanting line, and of all that stands on it. */
    const along = (drawing) =>
      [...drawing.querySelectorAll('path, rect')].flatMap((shape) => {
        if (shape.localName !== 'path') return [shape.getBoundingClientRect()];
        const matrix = shape.getScreenCTM();
        const thick = parseFloat(style(shape).strokeWidth) / 2;
        return Array.from({ length: Math.floor(shape.getTotalLength() / STEP) + 1 }, (_, i) => {
          const { x, y } = shape.getPointAtLength(i * STEP).matrixTransform(matrix);
          const reach = thick + STEP / 2;
          return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
        });
      });
    const drawn = [...document.querySelectorAll('img, svg')]
      .filter((node) => shown(node) && !node.parentElement.closest('svg'))
      .flatMap((node) => {
        const boxes = 'line' in node.dataset ? along(node) : [node.getBoundingClientRect()];
        return boxes.flatMap((whole) => {
          const box = seen(node, whole);
          return box ? [{ node, box, layer: layerOf(node) }] : [];
        });
      });
    for (const plate of document.querySelectorAll('[data-plate]')) {
      const box = plate.getBoundingClientRect();
      const crosses = ({ node, box: at }) =>
        'line' in node.dataset && wide(meet(box, at)) > STEP / 2 && high(meet(box, at)) > STEP / 2;
      if (shown(plate) && drawn.some(crosses)) fault('line on a plate', plate, plate.textContent);
    }
    const related = (a, b) => a === b || a.contains(b) || b.contains(a);
    const stamped = (a, b) => {
      for (let stamp = a.closest('[data-stamp]'); stamp; stamp = stamp.parentElement?.closest('[data-stamp]'))
        if (stamp.contains(b)) return true;
      return false;
    };
    // most pairs lie far apart: that is asked first
    for (const [i, one] of texts.entries()) {
      for (let j = i + 1; j < texts.length; j++) {
        const other = texts[j];
        if (apart(one.bounds, other.bounds)) continue;
        if (one.layer !== other.layer || related(one.node, other.node) || stamped(one.node, other.node)) continue;
        const slack = 0.35 * Math.min(one.size, other.size);
        const over = one.boxes.some((a) => other.boxes.some((b) => wide(meet(a, b)) > 2 && high(meet(a, b)) > slack));
        if (over) fault('text on text', one.node, `${one.text.trim().slice(0, 20)} / ${other.text.trim().slice(0, 24)}`);
      }
      for (const other of drawn) {
        if (apart(one.bounds, other.box)) continue;
        if (one.layer !== other.layer || related(one.node, other.node) || stamped(one.node, other.node)) continue;
        if (one.boxes.some((a) => wide(meet(a, other.box)) > 2 && high(meet(a, other.box)) > 0.35 * one.size))
          fault('picture on text', one.node, `${one.text.trim().slice(0, 30)} / ${name(other.node)}`);
      }
    }
  }

  // --- parts ---
  const parts = [...document.querySelectorAll('[data-part]')].filter(shown);
  // of what scrolls, what is seen
  const place = (node) => {
    const { box, scrolls } = clipOf(node.parentElement);
    const own = node.getBoundingClientRect();
    return scrolls ? meet(own, box) : own;
  };
  for (const [i, one] of parts.entries()) {
    const a = place(one);
    for (const other of parts.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [la, lb] = [layerOf(one), layerOf(other)];
      const steady = (node) => ['bar', 'prompt'].includes(node.dataset.part);
      if (la !== lb && !steady(one) && !steady(other)) continue;
      const common = meet(a, place(other));
      const size = `${Math.round(wide(common))}×${Math.round(high(common))}`;
      if (wide(common) > 1 && high(common) > 1)
        faults.add(`parts overlap | ${one.dataset.part} | ${other.dataset.part} | ${size}`);
    }
    if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1 || a.left < -1 || a.top < -1) fault('part beside the page', one);
  }
  // --- whose line it is can be read ---
  for (const node of document.querySelectorAll(':is(.rival, .host) [data-may-cut]')) {
    const more = Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight - 2);
    if (shown(node) && seen(node, node.getBoundingClientRect()) && more > 1) fault('name cut', node, node.textContent);
  }
  // --- a panel beside the hand covers none of it ---
  if (!touch && dialog === null) {
    const panel = document.querySelector('[data-part="panel"]')?.getBoundingClientRect();
    for (const card of document.querySelectorAll('[data-clear] button.card'))
      if (panel && !apart(panel, card.getBoundingClientRect())) fault('under a panel', card, card.ariaLabel ?? '');
  }
  // --- what can be used lies within its part, and what is mine needs no scrolling ---
  for (const node of document.querySelectorAll('[data-part] :is(button, [data-thing])')) {
    const box = node.getBoundingClientRect();
    const home = node.closest('[data-part]').getBoundingClientRect();
    if (!shown(node) || clipOf(node).scrolls || !seen(node, box)) continue;
    if (box.right > home.right + 1 || box.left < home.left - 1) fault('target beside its part', node, node.ariaLabel ?? node.textContent);
  }
  for (const node of document.querySelectorAll('[data-whole]')) {
    const more = node.scrollHeight - node.clientHeight;
    if (shown(node) && more > 2) fault(`needs scrolling by ${more}`, node);
  }
  // --- my own cards are seen whole ---
  for (const card of document.querySelectorAll('[data-part="play"] button.card')) {
    const box = card.getBoundingClientRect();
    if (!shown(card) || layers.length) continue;
    const left = seen(card, box);
    const whole = left && wide(left) > wide(box) - 2 && high(left) > high(box) - 2;
    if (!whole) fault('own card not whole', card, card.getAttribute('aria-label') ?? '');
  }

  // --- targets ---
  if (touch) {
    for (const node of document.querySelectorAll('button:enabled, a[href], input, select, summary')) {
      if (!shown(node) || node.closest('[inert]') || style(node).display === 'inline') continue;
      const box = node.getBoundingClientRect();
      if (!seen(node, box)) continue;
      if (box.width < TARGET - 0.5 || box.height < TARGET - 0.5)
        fault(
          `target ${Math.round(box.width)}×${Math.round(box.height)}`,
          node,
          node.getAttribute('aria-label') ?? node.textContent ?? '',
        );
    }
  }
  // a row to swipe shows all of the height of what it holds
  for (const row of document.querySelectorAll('[data-part="prompt"] .options')) {
    if (style(row).overflowY !== 'hidden') continue;
    for (const node of row.querySelectorAll('button')) {
      const left = seen(node, node.getBoundingClientRect());
      if (shown(node) && left && high(left) < node.offsetHeight - 1.5) fault('target cut', node, node.textContent ?? '');
    }
  }
  if (root.scrollWidth > innerWidth) faults.add(`the page scrolls sideways | - | ${root.scrollWidth} | `);
  if (tall) faults.add(`the page scrolls | - | ${root.scrollHeight} | `);
  if (document.querySelectorAll('main').length !== 1) faults.add(`one main | - | ${document.querySelectorAll('main').length} | `);
  return [...faults];
}
