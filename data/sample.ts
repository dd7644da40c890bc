/** The people of the practice story, for tests, benchmarks and pictures. */
export { people, seeded, type SamplePerson } from '../src/practice/story/sample-people.ts';
