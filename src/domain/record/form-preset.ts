/** What the registration form keeps from one person to the next. */
export interface FormPreset {
  /** ISO 3166-1 alpha-2. */
  country?: string;
  groupId?: string;
  /** Keys of the assessments to assign along with every registration. */
  assessments: string[];
  /** As typed the last time; only revenue-share contracts name prices. */
  prices?: { eachPrice: string; extrasPrice: string };
}
