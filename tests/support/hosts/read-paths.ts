import { readHalf } from '../../../data/read-half.ts';
import { UNKNOWN_PATHS } from '../../contract/suite/paths.ts';
import { invalid } from '../../contract/suite/reads.ts';

/** Paths of the reading half of the contract, which a host of files is asked for; wrong ones too. */
export async function readPaths(): Promise<string[]> {
  return [
    ...(await readHalf()).map(({ address }) => address),
    ...['%41%49', 'SK', 'A', 'AIX', '%20AI', 'A%2FI', 'index.json', '%D0%B0i'].map(
      (key) => `/api-v1/assessment/${key}`,
    ),
    ...['0%0A', '1%0A', '%31', 'index.json', '3/x'].map((int) => `/api-v1/occupations/group/${int}`),
    ...invalid('10').map((suffix) => `/api-v1/occupations/group${suffix}`),
    ...invalid('4').map((suffix) => `/api-v1/occupations/depth${suffix}`),
    '/api-v1/occupations/',
    '/api-v1/occupations/index.json',
    '/api-v1/assessments?x=1',
    '/api-v1/assessment/ZZ?x=/',
    ...UNKNOWN_PATHS,
  ];
}
