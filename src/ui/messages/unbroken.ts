/** `4 people`: a number and what is counted, which no line may part. */
export const unbroken = (counted: string): string => counted.replaceAll(' ', '\u00A0');
