/** Whether a link may be followed in a way of its own. With one of these keys a person wants another tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
