/** The group type codes of the live service, each with the label that `member_of.type` shows in an assignment. */
export const GROUP_TYPE_LABELS = {
  GOVT: 'Government',
  FEDERAL_GOV: 'Federal Government',
  REGIONAL_GOV: 'Regional Government',
  LOCAL_GOV: 'Local Government',
  AUTHORITY: 'Authority',
  INST: 'Institution',
  COMPANY: 'Company',
  HEAD_OFFICE: 'Head Office',
  BRANCH: 'Branch Office',
  REGION_OFFICE: 'Regional Office',
  SUBSIDIARY: 'Subsidiary',
  GROUP_HQ: 'Group Headquarters',
  DEPT: 'Department',
  AD_HOC: 'Ad hoc group',
  TEAM: 'Team',
} as const;
