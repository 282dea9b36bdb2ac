import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#ui/theme/language-context.tsx';
import { chatMessages } from '../chat-screens.messages.ts';
import { Conversation, type ChatLine } from './conversation.ts';

/** Opens a conversation for as long as the screen displays it. The component's key distinguishes one `ChatLine` from another. */
export function useConversation(line: ChatLine) {
  const t = useMessages(chatMessages);
  const [conversation] = useState(() => new Conversation(line, t));
  const snapshot = useSyncExternalStore(conversation.subscribe, conversation.snapshot, conversation.snapshot);
  const [turn, setTurn] = useState(0);
  useEffect(() => conversation.open(), [conversation, turn]);
  return {
    conversation,
    snapshot,
    retry: () => {
      setTurn((before) => before + 1);
    },
  };
}
