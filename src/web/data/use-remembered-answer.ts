import { onPersonChange } from '../session/session.ts';
import { Resource, type Load } from './resource.ts';
import { useKeyedResource, useResourceOf, type Answer, type AnswerActions } from './use-answer.ts';

/** What a person was answered in this tab, by question. */
const remembered = new Map<string, unknown>();
onPersonChange(() => {
  remembered.clear();
});

/**
 * Asks as `useAnswer` does, and has what was answered before at once, for questions that several pages of one way ask; `fresh` where
 * what somebody changed meanwhile has to be seen.
 */
export function useRememberedAnswer<T>(
  key: string,
  load: Load<T>,
  { fresh = false } = {},
): Answer<T> & AnswerActions<T> {
  const resource = useKeyedResource(
    key,
    () =>
      new Resource<T>(load, {
        first: fresh ? undefined : (remembered.get(key) as T | undefined),
        onAnswer: (answer) => remembered.set(key, answer),
      }),
  );
  return useResourceOf(resource, load);
}
