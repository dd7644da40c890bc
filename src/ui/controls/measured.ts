import type { Attachment } from 'svelte/attachments';

/** For `{@attach}`: reports the size of an element in pixels, now and whenever it changes. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
