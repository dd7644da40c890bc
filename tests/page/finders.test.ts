import { describe, expect, it, vi } from 'vitest';
import { createOccupations } from '../../src/catalogue/occupations.ts';
import { Finders, type FinderView } from '../../src/page/finders.ts';
import { shippedCatalogue, shippedJson, shippedOccupationWords } from '../support/parts/shipped-catalogue.ts';

const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();

/** A view, finders that write to it, and files that cannot be had while they are in `missing`. */
function setUp(...missing: string[]) {
  return setUpFor(Promise.resolve(), missing);
}

function setUpFor(isWanted: Promise<void>, missing: string[] = []) {
  const view: FinderView = {
    finder: undefined,
    knowsJobTitles: false,
    isFinderWhole: false,
    failed: undefined,
    occupationNames: undefined,
    finderLanguage: 'en',
    occupationQuestions: [],
    jobTitles: undefined,
    notOccupations: undefined,
    finderWanted: isWanted,
  };
  const asked: string[] = [];
  const fetchJson = (name: string) => {
    asked.push(name);
    return missing.includes(name) ? Promise.reject(new TypeError('Failed to fetch')) : shippedJson(name);
  };
  /** Whether a finder counted as whole while another one was being built. */
  const whileBuilding: boolean[] = [];
  const pause = () => {
    whileBuilding.push(view.isFinderWhole);
    return Promise.resolve();
  };
  const finders = new Finders(view, fetchJson, occupations, pause);
  const first = (query: string) => view.finder?.search(query).hits[0]?.code;
  return { view, finders, first, asked, missing, whileBuilding };
}

describe('the finder of the page', () => {
  it('knows English at first, and asks for no other language', async () => {
    const { view, finders, first, asked } = setUp();
    await finders.use(occupations);
    expect(first('boda boda')).toBe('8321');
    expect(first('fontanero')).not.toBe('7126');
    expect(view).toMatchObject({ knowsJobTitles: true, finderLanguage: 'en', failed: undefined });
    expect(asked.filter((name) => /-(fr|es|pt|ar|sw)\./.test(name))).toEqual([]);
  });

  it('knows the words and the titles of the language that is chosen, and only of that', async () => {
    const { view, finders, first } = setUp();
    await finders.use(occupations);
    await finders.speak('es');
    expect(first('fontanero')).toBe('7126');
    expect(first('boda boda')).toBe('8321');
    expect(view.finderLanguage).toBe('es');
    expect(view.occupationNames?.get('0')).toBe('Ocupaciones militares');
    await finders.speak('sw');
    expect(first('mama lishe')).toBe('5212');
    expect(first('fontanero')).not.toBe('7126');
    expect(view.occupationNames?.size).toBe(0);
  });

  it('says that the job titles cannot be had once something is built, not before, and asks again at the next change', async () => {
    const uncaught = vi.fn();
    process.once('unhandledRejection', uncaught);
    const { view, finders, first, missing } = setUp('job-titles.json');
    // Node reports what no one has caught before the next turn of the event loop.
    await new Promise((resume) => setImmediate(resume));
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
    await finders.use(occupations);
    expect(view.failed?.message).toContain('job-titles.json');
    missing.length = 0;
    await finders.use(occupations);
    expect(view).toMatchObject({ knowsJobTitles: true, failed: undefined });
    expect(first('boda boda')).toBe('8321');
  });

  it('are loaded at once, and built when someone is about to search', async () => {
    let want = (): void => undefined;
    const { view, finders, first, asked } = setUpFor(new Promise<void>((resolve) => (want = resolve)));
    await finders.speak('es');
    expect(view).toMatchObject({ finder: undefined, knowsJobTitles: false, finderLanguage: 'es' });
    expect(view.jobTitles?.get('2221')).toContain('nurse anaesthetist');
    expect(view.notOccupations).toContain('retired');
    expect(view.occupationNames?.get('0')).toBe('Ocupaciones militares');
    expect(asked).toContain('occupation-labels.json');
    const before = asked.length;
    want();
    await Promise.resolve();
    await finders.use(occupations);
    expect(first('fontanero')).toBe('7126');
    expect(view.knowsJobTitles).toBe(true);
    expect(asked).toHaveLength(before);
  });

  it('gives the job titles of a unit group, in the order of the official index', async () => {
    const { view, finders } = setUp();
    await finders.use(occupations);
    const titles = words.titles.filter(({ code }) => code === '8322').map(({ title }) => title);
    expect(view.jobTitles?.get('8322')).toEqual(titles);
    for (const code of ['', '22', 'x', '9999']) expect(view.jobTitles?.get(code)).toBeUndefined();
  });

  it('brings the questions', async () => {
    const { view, finders } = setUp();
    await finders.use(occupations);
    expect(view.occupationQuestions.map(({ id }) => id)).toContain('pupils');
  });

  it('does without labels and words of the language that cannot be had, and asks again at the next change', async () => {
    const { view, finders, first, missing } = setUp('occupation-labels.json', 'occupation-words-fr.json');
    await finders.use(occupations);
    await finders.speak('fr');
    expect(first('taxi driver')).toBe('8322');
    expect(view).toMatchObject({ knowsJobTitles: true, finderLanguage: 'en', failed: undefined });
    missing.length = 0;
    await finders.use(createOccupations(occupations.roots));
    expect(view.finderLanguage).toBe('fr');
    expect(first('bûcheron')).toBe('6210');
  });

  it('knows what people say of a language whose labels have not come, and asks for them again', async () => {
    const { view, finders, first, missing, asked } = setUp('occupation-labels-fr.json');
    await finders.speak('fr');
    expect(view).toMatchObject({ knowsJobTitles: true, finderLanguage: 'fr', failed: undefined });
    expect(first('bûcheron')).toBe('6210');
    missing.length = 0;
    await finders.use(createOccupations(occupations.roots));
    expect(asked.filter((name) => name === 'occupation-labels-fr.json')).toHaveLength(2);
  });

  it('is whole once nothing that it lacks is still to come, and is not while it learns another language', async () => {
    const { view, finders, whileBuilding } = setUp('occupation-labels.json');
    await finders.use(occupations);
    expect(view.isFinderWhole).toBe(true);
    await finders.speak('fr');
    expect(view.isFinderWhole).toBe(true);
    expect(whileBuilding.length).toBeGreaterThan(0);
    expect(new Set(whileBuilding)).toEqual(new Set([false]));
  });

  it('says what failed when the job titles cannot be had', async () => {
    const { view, finders } = setUp('job-titles.json');
    await finders.use(occupations);
    expect(view.failed?.message).toBe('The shipped data could not be loaded: job-titles.json');
    expect(view.knowsJobTitles).toBe(false);
  });
});
