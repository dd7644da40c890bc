/** Whether a click may be handled by the app. With one of these keys, a person wants another tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
