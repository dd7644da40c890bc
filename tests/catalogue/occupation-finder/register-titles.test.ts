import { describe, expect, it } from 'vitest';
import { registerTitle } from '../../../src/catalogue/occupation-finder/query/register-title.ts';
import { wholeFinder } from '../../support/parts/shipped-catalogue.ts';

const leadOf = (title: string) => {
  const { text, lead } = registerTitle(title);
  return text.slice(0, lead);
};

describe('what a title of a register says a person is', () => {
  it.each([
    ['Mechanic, diesel engine', 'Mechanic'],
    ['Helpers--Roofers', 'Helpers'],
    ['Crane operator (tower)', 'Crane operator'],
    ['Supervisors of farm workers', 'Supervisors'],
    ['Assistant - library', 'Assistant'],
    ['Cutters, trimmers and pressers', 'Cutters, trimmers and pressers'],
    ['Cutters, trimmers, and pressers', 'Cutters, trimmers, and pressers'],
    ['taxi driver', 'taxi driver'],
    [', driver', ', driver'],
  ])('%s: %s', (title, lead) => {
    expect(leadOf(title)).toBe(lead);
  });

  it.each([
    ['Clerks, except payroll', 'Clerks, '],
    ['Repairers, other than watches', 'Repairers, '],
    ['except', 'except'],
    ['except payroll', 'except payroll'],
  ])('is without what it excludes: %s', (title, text) => {
    expect(registerTitle(title).text).toBe(text);
  });
});

const finder = await wholeFinder();
const withFrench = await wholeFinder('fr');

describe('titles as registers write them lead to the right code first', () => {
  it.each([
    ['Fitter, general', '7233'],
    ['Cleaner, restaurant', '9112'],
    ['Cashier, restaurant', '5230'],
    ['Assembler, door', '8219'],
    ['Office cleaners, except maids and housekeepers', '9112'],
    ['First-line supervisors of office workers', '3341'],
    ['Welder, gas, grade II', '7212'],
  ])('%s → %s', (title, code) => {
    for (const each of [finder, withFrench]) expect(each.search(title).hits[0]?.code).toBe(code);
  });

  it('but a grade that is part of a sentence is read', () => {
    expect(finder.search('teaches grade three children').hits[0]?.code).toBe('2341');
  });
});
