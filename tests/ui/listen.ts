import { onTestFinished } from 'vitest';

/**
 * What the live regions say, in order: what a screen reader reads out. That is what changes inside a region which is on the
 * page; a region that comes with its words is not read.
 */
export function listen(): string[] {
  const said: string[] = [];
  const last = new WeakMap<Element, string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status]');
      const text = region?.textContent.trim() ?? '';
      if (region && text !== '' && text !== last.get(region)) said.push(text);
      if (region) last.set(region, text);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return said;
}
