/** Returns the outcomes of a bulk call, by id. */
export const outcomesIn = (body: unknown): [id: number | string, outcome: string][] =>
  (body as { data: { id: number | string; outcome: string }[] }).data.map(({ id, outcome }) => [id, outcome]);
