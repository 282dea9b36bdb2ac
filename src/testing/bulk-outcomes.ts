/** What a bulk call answered: each id with its outcome. */
export const outcomesIn = (body: unknown): [id: number | string, outcome: string][] =>
  (body as { data: { id: number | string; outcome: string }[] }).data.map(({ id, outcome }) => [id, outcome]);
