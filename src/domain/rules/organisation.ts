import type { ContractType } from '../../contract/assignment.ts';

/** What the rules need to know about the organisation on whose behalf every call is made. */
export interface OrganisationFacts {
  name: string;
  /** ISO 3166-1 alpha-2, upper case. Where it is unset, the user's country stands in as the denomination. */
  country?: string;
  /** Decides which shape of `auto_assign` is accepted. */
  contract: ContractType;
}
