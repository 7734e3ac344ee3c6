/** One thing at a time that the server is asked for; what it refuses is said in a toast. */
import { problemText } from './api';
import { toast } from './toast.svelte';

export class Doing {
  busy = $state(false);

  readonly run = async (work: () => Promise<unknown>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      toast(problemText(error), true);
    } finally {
      this.busy = false;
    }
  };
}
