/** How many lines a text takes, measured as it will be drawn. */
let pen: CanvasRenderingContext2D | null = null;

export function lines(text: string, font: string, width: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return Math.ceil((text.length * 7) / width);
  pen.font = font;
  const space = pen.measureText(' ').width;
  let count = 1;
  let x = 0;
  for (const word of text.split(/\s+/)) {
    const w = pen.measureText(word).width;
    if (x > 0 && x + w > width) {
      count += 1;
      x = 0;
    }
    x += w + space;
  }
  return count;
}
