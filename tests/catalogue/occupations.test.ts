import { describe, expect, it } from 'vitest';
import { createOccupations } from '../../src/catalogue/occupations.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { occupations } = await shippedCatalogue();
const codes = (nodes: readonly { code: string }[]) => nodes.map((node) => node.code);

describe('the classification', () => {
  it('gives the path from the major group down to the node', () => {
    expect(codes(occupations.path('2221'))).toEqual(['2', '22', '222', '2221']);
    expect(codes(occupations.path('0'))).toEqual(['0']);
  });

  it('finds a node at every level, the zero of the armed forces included', () => {
    expect(occupations.find('0110')?.name).toBe('Commissioned armed forces officers');
    expect(occupations.find('222')?.name).toBe('Nursing and midwifery professionals');
  });

  it('gives the neighbours of a node without the node itself', () => {
    expect(codes(occupations.siblings('2221'))).toEqual(['2222']);
    expect(codes(occupations.siblings('22'))).toEqual(['21', '23', '24', '25', '26']);
    expect(codes(occupations.siblings('3'))).toEqual(['0', '1', '2', '4', '5', '6', '7', '8', '9']);
  });

  it('gives the children, and none below a unit group', () => {
    expect(codes(occupations.children('222'))).toEqual(['2221', '2222']);
    expect(occupations.children('2221')).toEqual([]);
  });

  it.each(['', '9999', '00', '22211', '2221 ', 'nurse', '__proto__'])(
    'has nothing for the code "%s"',
    (code) => {
      expect(occupations.find(code)).toBeUndefined();
      expect(occupations.path(code)).toEqual([]);
      expect(occupations.children(code)).toEqual([]);
      expect(occupations.siblings(code)).toEqual([]);
    },
  );

  it('walks over every node once, a parent before its children', () => {
    const order = codes([...occupations.all()]);
    expect(order).toHaveLength(619);
    expect(order.slice(0, 4)).toEqual(['0', '01', '011', '0110']);
    const early = order.filter((code, index) => code.length > 1 && order.indexOf(code.slice(0, -1)) > index);
    expect(early).toEqual([]);
  });

  it('works on whatever tree a server sends, the empty one included', () => {
    expect([...createOccupations([]).all()]).toEqual([]);
    expect(createOccupations([{ code: '1', name: 'Managers' }]).siblings('1')).toEqual([]);
  });
});
