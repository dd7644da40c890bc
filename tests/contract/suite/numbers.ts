import { describe, expect, test } from 'vitest';
import { on, person, refusalOf, type OpenHost } from '../../support/hosts/contract-host.ts';

const PATH = '/api-v1/user/assign';

function share(user: string, price: string): RequestInit {
  const block = `{"country":"KE","assessment_each_price":${price},"total_extras_price":0,"data":[{"key":"AI","target":"self"}]}`;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"user_uuid":"${user}","auto_reserve":1,"auto_assign":[${block}]}`,
  };
}

/** "Prices are finite JSON numbers from 0 to 1,000,000,000." */
export function describeNumbers(open: OpenHost): void {
  describe('a price', () => {
    test.each(['0', '0.5', '12.50', '1e3', '1000000000', '-0'])('may be %s', (price) =>
      on(
        open,
        async (host) => {
          expect((await host.send(PATH, share(await person(host), price))).status).toBe(200);
        },
        { contract: 'revenue-share' },
      )(),
    );

    test.each([
      ['-1', '-1'],
      ['-1.50', '-1.50'],
      ['1e308', '1e308'],
      ['1e400', '1e400'],
      ['-1E400', '-1E400'],
      ['1000000000.01', '1000000000.01'],
      ['"12.50"', '12.50'],
      ['true', 'true'],
    ])('may not be %s, and the refusal quotes it as it was sent', (price, quoted) =>
      on(
        open,
        async (host) => {
          const { status, errors } = await refusalOf(await host.send(PATH, share(await person(host), price)));
          expect(status).toBe(422);
          expect(errors).toMatchObject([
            { pointer: '/auto_assign/0/assessment_each_price', rule: 'price-malformed' },
          ]);
          expect(errors[0]?.detail).toContain(`“${quoted}” is not a JSON number from 0 to 1,000,000,000`);
          expect(await host.kept()).toBe(1);
        },
        { contract: 'revenue-share' },
      )(),
    );
  });
}
