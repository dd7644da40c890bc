/** `0.4 seconds`; less than a tenth is not told apart. */
export function seconds(ms: number, language: string): string {
  const tenths = Math.max(1, Math.round(ms / 100));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(tenths / 10);
}
