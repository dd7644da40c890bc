import type { TeamReport } from '../src/contract/team.ts';

export const NAKURU = 'aaaaaaaa-0000-4000-8000-000000000001';

const person = (nth: number, at: string, receipt?: string) => ({
  uuid: `bbbbbbbb-0000-4000-8000-00000000000${nth}`,
  ...(receipt !== undefined && { receipt }),
  at,
});

/** What a server counts of two days. One key has two devices, of which one has been silent. */
export const REPORT: TeamReport = {
  organisation: 'Lakeside Skills Trust',
  from: '2026-11-20',
  until: '2026-11-21',
  zone: 'Africa/Nairobi',
  at: '2026-11-21T08:00:00.000Z',
  people: 1_314,
  withAssessments: 314,
  days: [
    { day: '2026-11-20', people: 1_300 },
    { day: '2026-11-21', people: 14 },
  ],
  devices: [
    device('ABCD2345', 'Nakuru tablets', '2026-11-21T07:40:00.000Z', [14, 900, 0]),
    device('JKMN2345', 'Achieng’s phone', '2026-11-20T09:05:00.000Z', [0, 400, 2]),
    device('EFGH6789', 'Nakuru tablets', '2026-11-18T08:00:00.000Z', [0, 10, 0]),
    device('PQRS6789', undefined, '2026-11-20T07:00:00.000Z', [0, 3, 0]),
    device(undefined, undefined, '2026-11-20T06:00:00.000Z', [0, 1, 0]),
  ],
  groups: [{ uuid: NAKURU, name: 'Nakuru 3', people: 1_000 }, { people: 314 }],
  rejected: {
    count: 3,
    last: [
      {
        ...{ code: 'JKMN2345', key: 'Achieng’s phone', at: '2026-11-21T07:30:00.000Z' },
        ...{ operation: 'createUser', receipt: 'K7-4QF2', rules: ['country-unknown', 'of-this-server'] },
      },
      {
        ...{ code: 'EFGH6789', key: 'Nakuru tablets', at: '2026-11-20T07:30:00.000Z' },
        ...{ operation: 'somethingElse', rules: [] },
      },
    ],
  },
  duplicates: {
    count: 1,
    last: [
      {
        ...{ code: 'JKMN2345', key: 'Achieng’s phone' },
        ...{ sex: 'F', country: 'KE', occupation: '7531', group: 'Nakuru 3' },
        people: [person(1, '2026-11-20T13:02:10.000Z', 'K7-4QF3'), person(2, '2026-11-20T13:03:00.000Z')],
      },
    ],
  },
};

function device(
  code: string | undefined,
  key: string | undefined,
  lastContact: string,
  [today, people, rejected]: readonly [number, number, number],
): TeamReport['devices'][number] {
  return {
    ...(code !== undefined && { code }),
    ...(key !== undefined && { key }),
    ...{ lastContact, today, people, rejected },
  };
}
