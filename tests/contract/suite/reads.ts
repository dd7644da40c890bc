import { describe, expect, test } from 'vitest';
import { Assessment } from '../../../src/contract/assessment.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { OccupationNode } from '../../../src/contract/occupation.ts';
import { z } from '../../../src/contract/zod.ts';
import { broken, on, type OpenHost } from '../../support/hosts/contract-host.ts';

const KEYS = ['AI', 'TA', 'AC', 'TX', 'AS', 'PO', 'TR', 'TB', 'TC', 'TL'];

/** Reading assessments and occupations. */
export function describeReads(open: OpenHost): void {
  describe('assessments', () => {
    test(
      'are a bare array of all ten, in list order, with twelve factors each',
      on(open, async (host) => {
        const response = await host.send('/api-v1/assessments');
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toContain('application/json');
        const list = z.array(Assessment).parse(await response.json());
        expect(list.map(({ key }) => key)).toEqual(KEYS);
        expect(list.every(({ factors }) => factors.length === 12)).toBe(true);
      }),
    );

    test.each(['AI', 'ai', 'Ai', '%41%49'])('can be read one by one: %s', (key) =>
      on(open, async (host) => {
        const one = Assessment.parse(await (await host.send(`/api-v1/assessment/${key}`)).json());
        expect(one).toMatchObject({
          key: 'AI',
          type: 'survey',
          language: 'en_GB',
          name: 'Activity Interests',
        });
      })(),
    );

    test.each(['SK', 'A', 'AIX', '%zz', ' AI'])('are refused with 404 when the key is unknown: “%s”', (key) =>
      on(open, async (host) => {
        const response = await host.send(`/api-v1/assessment/${key}`);
        expect(response.status).toBe(404);
        expect(await broken(response)).toEqual([' assessment-unknown']);
      })(),
    );
  });

  describe('occupations by group', () => {
    test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('group %i is one major group in full depth', (int) =>
      on(open, async (host) => {
        const { lang, data } = await read(
          host,
          `/api-v1/occupations/group/${int}`,
          endpoints.occupationsInGroup,
        );
        expect(lang).toBe('en_GB');
        expect(data.code).toBe(String(int));
        expect(depthOf(data)).toBe(4);
      })(),
    );

    test.each(invalid('10'))('an omitted or invalid INT means 0: group%s', (suffix) =>
      on(open, async (host) => {
        const { data } = await read(host, `/api-v1/occupations/group${suffix}`, endpoints.occupationsInGroup);
        expect(data.code).toBe('0');
      })(),
    );
  });

  describe('occupations to a depth', () => {
    test.each([
      [0, 10],
      [1, 10 + 43],
      [2, 10 + 43 + 130],
      [3, 619],
    ])('depth %i shows %i nodes and cuts off the rest', (depth, count) =>
      on(open, async (host) => {
        const { lang, data } = await read(
          host,
          `/api-v1/occupations/depth/${depth}`,
          endpoints.occupationsToDepth,
        );
        expect(lang).toBe('en_GB');
        const nodes = data.flatMap(flatten);
        expect(nodes).toHaveLength(count);
        const last = nodes.filter(({ code }) => code.length === depth + 1);
        expect(last.map((node) => Object.keys(node).sort().join())).toEqual(last.map(() => 'code,name'));
      })(),
    );

    test.each(invalid('4'))('an omitted or invalid INT means 0: depth%s', (suffix) =>
      on(open, async (host) => {
        const { data } = await read(host, `/api-v1/occupations/depth${suffix}`, endpoints.occupationsToDepth);
        expect(data.flatMap(flatten)).toHaveLength(10);
      })(),
    );
  });

  test(
    'the full occupation list holds all 619 nodes below ten major groups',
    on(open, async (host) => {
      const { lang, data } = await read(host, '/api-v1/occupations', endpoints.occupations);
      expect(lang).toBe('en_GB');
      expect(data.map(({ code }) => code)).toEqual(Array.from('0123456789'));
      expect(data.flatMap(flatten)).toHaveLength(619);
    }),
  );
}

/** "Negative, fractional, out of range, not a number, empty, with a trailing slash": every way to be no INT. */
export function invalid(outOfRange: string): string[] {
  const given = [
    '-1',
    '1.5',
    outOfRange,
    '99999999999999999999',
    'abc',
    'NaN',
    'null',
    '3/',
    '+1',
    '1e0',
    '01',
  ];
  return ['', '/', ...[...given, '%20', '1%20', '%31%2F', '%zz', '0x1', '١', '/'].map((int) => `/${int}`)];
}

async function read<Value>(
  host: { send(path: string): Promise<Response> },
  path: string,
  { response: schema }: { response: z.ZodMiniType<Value> },
): Promise<Value> {
  const response = await host.send(path);
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
}

function flatten(node: OccupationNode): OccupationNode[] {
  return [node, ...(node.child ?? []).flatMap(flatten)];
}

function depthOf(node: OccupationNode): number {
  return 1 + Math.max(0, ...(node.child ?? []).map(depthOf));
}
