import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHalf } from '../../data/read-half.ts';
import { match } from '../../src/api/route.ts';
import { endpointNames, endpoints } from '../../src/contract/endpoints.ts';
import { OccupationNode } from '../../src/contract/occupation.ts';
import { z } from '../../src/contract/zod.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const answers = await readHalf();
const { assessments, occupations } = await shippedCatalogue();

function answerTo(address: string): unknown {
  const answer = answers.find((one) => one.address === address);
  if (!answer) throw new Error(`No answer to ${address}`);
  return JSON.parse(answer.body);
}

/** How many levels a node has, itself included. */
function levels(node: OccupationNode): number {
  return 1 + Math.max(0, ...(node.child ?? []).map(levels));
}

describe('the answers that are written out as files', () => {
  it.each(answers)('$address is what its endpoint answers', ({ address, body }) => {
    const found = match(address);
    if (!found) throw new Error('No endpoint has this address');
    expect(endpoints[found.name].method).toBe('GET');
    const json: unknown = JSON.parse(body);
    expect(endpoints[found.name].response.parse(json)).toEqual(json);
  });

  it('cover every endpoint that reads', () => {
    const reading = endpointNames.filter((name) => endpoints[name].method === 'GET');
    expect(new Set(answers.map(({ address }) => match(address)?.name))).toEqual(new Set(reading));
  });

  it('hold all assessments, bare, and each by its key', () => {
    expect(answerTo('/api-v1/assessments')).toEqual(assessments.all);
    for (const one of assessments.all) expect(answerTo(`/api-v1/assessment/${one.key}`)).toEqual(one);
  });

  it('hold each major group, and the first where none is named', () => {
    for (const root of occupations.roots) {
      expect(answerTo(`/api-v1/occupations/group/${root.code}`)).toEqual({ lang: 'en_GB', data: root });
    }
    expect(answerTo('/api-v1/occupations/group')).toEqual(answerTo('/api-v1/occupations/group/0'));
  });

  it.each([0, 1, 2, 3])('hold the classification to depth %d', (depth) => {
    const { data } = z
      .object({ data: z.array(OccupationNode) })
      .parse(answerTo(`/api-v1/occupations/depth/${depth}`));
    expect(data.map(levels)).toEqual(Array<number>(10).fill(depth + 1));
  });

  it('hold the full list, the same as depth 3, and depth 0 where none is named', () => {
    expect(answerTo('/api-v1/occupations')).toEqual({ lang: 'en_GB', data: occupations.roots });
    expect(answerTo('/api-v1/occupations')).toEqual(answerTo('/api-v1/occupations/depth/3'));
    expect(answerTo('/api-v1/occupations/depth')).toEqual(answerTo('/api-v1/occupations/depth/0'));
  });

  it('have names that one folder can hold: the address, or index.json where others continue it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'outpost-read-half-'));
    try {
      for (const { file, body } of answers) {
        await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
        await writeFile(path.join(folder, file), body);
      }
      await access(path.join(folder, 'api-v1/assessment/AI'));
      await access(path.join(folder, 'api-v1/occupations/index.json'));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
