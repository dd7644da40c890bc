import type { PageClient } from './client.ts';

/** A client before there is one: each call waits until it has come. */
export function lateClient(coming: Promise<PageClient>): PageClient {
  return {
    assessments: async () => (await coming).assessments(),
    assessment: async (params) => (await coming).assessment(params),
    createUser: async (fields, note) => (await coming).createUser(fields, note),
    assign: async (fields, note) => (await coming).assign(fields, note),
    occupationsInGroup: async (params) => (await coming).occupationsInGroup(params),
    occupationsToDepth: async (params) => (await coming).occupationsToDepth(params),
    occupations: async () => (await coming).occupations(),
    together: async (calls) => (await coming).together(calls),
    createGroup: async (fields, note) => (await coming).createGroup(fields, note),
  };
}
