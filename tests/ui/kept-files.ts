import { onTestFinished, vi } from 'vitest';

interface Kept {
  name: string;
  file: Blob;
}

/** What the browser is given to keep. */
export function keptFiles(): Kept[] {
  const kept: Kept[] = [];
  let file = new Blob();
  // jsdom has no addresses of files.
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      file = given;
      return 'blob:kept';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    kept.push({ name: this.download, file });
  });
  onTestFinished(() => click.mockRestore());
  return kept;
}
