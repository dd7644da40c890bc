import type { Attachment } from 'svelte/attachments';

/** For `{@attach}`: tells the width of an element, in pixels, now and whenever it changes. */
export function measured(tell: (width: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
