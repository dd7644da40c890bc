import { describe, expect, it } from 'vitest';
import { english } from '../../../src/catalogue/occupation-finder/languages/english.ts';

const { canonical, family } = english;

describe('canonical spelling', () => {
  it.each([
    ['labourer', 'laborer'],
    ['draughtsman', 'draftsperson'],
    ['anaesthetist', 'anesthetist'],
    ['organiser', 'organizer'],
    ['centre', 'center'],
    ['moulder', 'molder'],
    ['counsellor', 'counselor'],
    ['tyre', 'tire'],
    ['drivers', 'driver'],
    ['women', 'woman'],
    ['secretaries', 'secretary'],
    ['coaches', 'coach'],
    ['saleswoman', 'salesman'],
    ['fishermen', 'fisherwoman'],
  ])('is the same for %s and %s', (one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  it.each([
    ['glass', 'glas'],
    ['baker', 'bakery'],
    ['hour', 'horse'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});

describe('family of a word', () => {
  it.each([
    ['baker', 'baking'],
    ['driver', 'drives'],
    ['teacher', 'teaching'],
    ['sells', 'seller'],
    ['manager', 'management'],
    ['biologist', 'biology'],
  ])('holds %s and %s', (one, other) => {
    expect(family(canonical(one))).toBe(family(canonical(other)));
  });
});
