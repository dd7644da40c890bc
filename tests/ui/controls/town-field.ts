export const TOWNS = ['Nakuru', 'Nairobi', 'Naivasha', 'Kisumu'];

export interface TownFieldProps {
  towns: readonly string[];
  begin?: { value?: string; words?: string };
  hint?: string;
  error?: string;
  note?: string;
  isFinder?: boolean;
  next?: (isByKey: boolean) => HTMLElement | null;
}
