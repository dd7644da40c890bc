import type { EndpointName } from '../../src/contract/endpoints.ts';
import { limits } from '../../src/contract/limits.ts';
import type { named } from './schemas.ts';

type FieldsOf<Schema> = Schema extends { shape: infer Shape } ? Readonly<Record<keyof Shape, string>> : never;

/** What each named schema is, and each of its fields. One that is missing does not compile. */
type Described = {
  readonly [Name in keyof typeof named]: readonly [what: string, FieldsOf<(typeof named)[Name]>];
};

const LANG = 'The language of the names: `en_GB`, the only one there is.';
const UUID = 'Identifies it.';
const MESSAGE = 'A sentence for the log. Nothing depends on its wording.';

export const about: Described = {
  Assessment: [
    'A survey of the catalogue, which measures twelve factors.',
    {
      type: 'Value seen: `survey`.',
      language: 'A locale tag: `en_GB`.',
      key: 'Two letters. Identifies the survey.',
      name: 'The name of the survey.',
      descr_short: 'A short description. May end with CR LF.',
      descr_med: 'A longer description. May have CR LF between its paragraphs.',
      factors: 'Exactly twelve, lettered A to L in order.',
    },
  ],
  Factor: [
    'One of the twelve things that a survey measures.',
    {
      letter: 'One letter, A to L.',
      name: 'The name of the factor.',
      description: 'What the factor is for.',
    },
  ],
  Occupation: [
    'A code of ISCO-08 with its name.',
    { code: 'One to four digits.', name: 'The name that belongs to the code.' },
  ],
  OccupationNode: [
    'A node of ISCO-08 with everything below it.',
    {
      code: 'One to four digits: a major, sub-major, minor or unit group. A child’s code starts with its parent’s.',
      name: 'The English name.',
      child: 'Present on nodes that have descendants in this answer, and absent on the others.',
    },
  ],
  MajorGroup: ['One major group of ISCO-08.', { lang: LANG, data: 'The group, down to its unit groups.' }],
  OccupationsToDepth: [
    'ISCO-08 down to a depth.',
    { lang: LANG, data: 'The ten major groups. Nodes at the last level have no `child`.' },
  ],
  Occupations: [
    'The whole of ISCO-08.',
    { lang: LANG, data: 'The ten major groups, down to their unit groups.' },
  ],
  CreateUserFields: [
    'What makes a user.',
    {
      sex: 'Must be `M` or `F`.',
      country:
        'Must be one of the 249 assigned ISO 3166-1 alpha-2 codes: `GB`, not `UK`. ASCII letters may have either case.',
      occupation: 'Must be an ISCO-08 code of one to four digits, as the occupation listings give it.',
      group_uuid:
        'If given, must be the UUID of a group of the caller’s organisation. The user joins that group.',
    },
  ],
  CreateUserResponse: ['The user that was made.', { message: MESSAGE, data: 'The user.' }],
  User: [
    'A person without a name.',
    {
      uuid: UUID,
      sex: '`M` or `F`.',
      occupation: 'The code that was given, with its name.',
      country: 'ISO 3166-1 alpha-2.',
      member_of: 'Present only when the user was created with a group.',
    },
  ],
  UserMembership: [
    'The group that a user has joined.',
    { name: 'The group’s name.', uuid: UUID, type: 'Not shown by the contract; a server may send it.' },
  ],
  AssignFields: [
    'What assigns assessments to a user, or lets a user join a group, or both.',
    {
      user_uuid: 'Must be the UUID of a user of the caller’s organisation.',
      auto_reserve:
        'The confirmation of the purchase. Must be `1` when `auto_assign` is sent. Without `auto_assign` there is nothing to buy, and `1` and `0` are ignored.',
      auto_assign: `1 to ${limits.entries.most} assessments, in the shape that the organisation’s contract asks for; a request in the other shape is refused. No pair of key and target may be there twice. A form sends this field as JSON text.`,
      group_uuid:
        'If given, must be the UUID of a group of the caller’s organisation. The user joins that group.',
    },
  ],
  AutoAssignEntry: [
    'One assessment to assign.',
    {
      key: 'The two-letter key of an assessment of the catalogue. ASCII letters may have either case.',
      target: 'Whom the assessment is about: `self`, or the UUID of a user or group of the organisation.',
    },
  ],
  RevenueShare: [
    'What is bought under a revenue-share contract. Several of these make one assignment.',
    {
      country: 'ISO 3166-1 alpha-2. The same in every object of one request.',
      assessment_each_price: 'The price of each assessment, as a JSON number.',
      total_extras_price: 'The price of all extras, as a JSON number.',
      data: 'The assessments.',
    },
  ],
  AssignResponse: ['The assignment that was made.', { message: MESSAGE, data: 'What was assigned to whom.' }],
  AssignData: [
    'A user with what was assigned.',
    {
      user_uuid: 'The user.',
      assignments: 'The assignment. A server may send an array where the contract shows one object.',
      member_of: 'The group that the user belongs to. Absent when there is none.',
    },
  ],
  Assignment: [
    'Assessments that were bought together.',
    {
      uuid: UUID,
      denomination_country: 'The country of the purchase, ISO 3166-1 alpha-2.',
      assessments: 'In the order of the request. Empty when the user only joined a group.',
    },
  ],
  AssignedAssessment: [
    'One assessment that was assigned.',
    {
      assessment_key: 'Two letters. Keys beyond the catalogue’s ten may occur.',
      assessment_uuid: UUID,
      assessment_context: '`self (f)`, `self (m)`, `she`, `he`, `we` or `they`; a server may send others.',
      target_type: '`person` or `group`; a server may send others.',
      target_uuid: 'The user or group that the assessment is about.',
    },
  ],
  AssignmentMembership: [
    'The group that a user belongs to.',
    { name: 'The group’s name.', type: 'The label of its type: `Company`, not `COMPANY`.', uuid: UUID },
  ],
  CreateGroupFields: [
    'What makes a group.',
    {
      name: 'Must not be empty.',
      type: 'Must be one of the group types.',
      parent_uuid: 'If given, must be the UUID of a group of the caller’s organisation.',
    },
  ],
  CreateGroupResponse: ['The group that was made.', { message: MESSAGE, data: 'The group.' }],
  CreatedGroup: [
    'A group of the organisation.',
    { uuid: UUID, name: 'Its name.', type: 'The code of its type.', parent: 'What the group belongs to.' },
  ],
  GroupParent: [
    'Another group, or the organisation.',
    { name: 'Its name.', uuid: 'The group’s; `null` for the organisation.' },
  ],
  ProblemDocument: [
    'How a request is refused, by RFC 9457, with every broken rule.',
    {
      type: 'Always `about:blank`: the rules stand in `errors`.',
      title: 'The name of the status.',
      status: 'The same as the answer’s.',
      detail: 'The sentence of the only broken rule, or how many there are.',
      errors: 'One entry for each broken rule, up to a hundred.',
      more: 'How many more there are than `errors` lists.',
    },
  ],
  Problem: [
    'One broken rule.',
    {
      pointer:
        'JSON Pointer into the fields that were sent: `/auto_assign/0/key`. Empty for the request as a whole.',
      rule: 'The stable name of the rule.',
      detail: 'A sentence for a person, which says what to do.',
    },
  ],
};

/** What each endpoint does, beyond the sentence of the table. */
export const operations: Readonly<Record<EndpointName, string>> = {
  assessments: 'Every assessment of the catalogue with its twelve factors, in one answer.',
  assessment: 'One assessment with its twelve factors.',
  createUser:
    'Creates a user from sex, country and occupation. Sending the same request twice creates two users.',
  assign:
    'Assigns assessments to a user, which **buys** them, and may let the user join a group. Sending the same request twice buys twice.',
  occupationsInGroup: 'One of the ten major groups of ISCO-08, down to its unit groups.',
  occupationsToDepth: 'The ten major groups of ISCO-08 and as many levels below them as are asked for.',
  occupations: 'All 619 nodes of ISCO-08.',
  createGroup:
    'Creates a group. An extension: the live service has it, and the contract does not describe it.',
};

/** For the paths without `INT`. */
export const OMITTED = 'Omitted, `INT` means 0.';

export const parameters = {
  key: 'The two-letter key of the assessment. ASCII letters may have either case.',
  int: (most: number) => `From 0 to ${most}. What is invalid does not fail: it means 0.`,
} as const;

export const document = {
  title: 'Assessment Profiling Service',
  description: `A catalogue of surveys, users who take them, and the ISCO-08 classification of occupations.

Fields of the two kinds of POST may come as a form, as multipart, as JSON or in the query string. A field that is sent twice is refused; an unknown one is ignored, unless it looks like a known one. A refusal is \`application/problem+json\` and names every broken rule at once. Nothing that was made can be read back, changed or deleted.

Made from the code that answers: every example of an answer is what the service said to the example of a request.`,
  server: 'Where this description lies.',
  key: 'The organisation’s key. Which header carries it is up to the server; a server for trying out may ask for none.',
  tags: {
    Assessments: 'The catalogue of surveys.',
    Users: 'Making users, and assigning assessments to them.',
    Occupations: 'The ISCO-08 classification.',
    Groups: 'An extension of the live service.',
  },
  good: 'The answer.',
  refused: {
    400: 'The body cannot be read.',
    404: 'Nothing is known by this key.',
    413: limits.body.sentence + '.',
    414: limits.address.sentence + '.',
    415: 'The body has a content type that is not read.',
    422: 'A rule is broken. Every broken rule is named.',
  },
  credentials: 'The server asks for a key, and this is not it. The contract does not say how.',
} as const;

export type Tag = keyof typeof document.tags;
