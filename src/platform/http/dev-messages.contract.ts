import { Type } from 'typebox';
import { contract } from '#shared/contract/contract.ts';

export const devMessagesContract = contract({
  'GET /api/dev/messages/': {
    summary: 'Lists the messages that the demo stored instead of sending them, newest last.',
    access: 'public',
    demoOnly: true,
    query: Type.Object({
      to: Type.String({
        minLength: 1,
        maxLength: 254,
        description: 'A phone in any common notation, or a mail address',
      }),
    }),
    reply: Type.Array(
      Type.Object({
        to: Type.String(),
        channel: Type.Union([Type.Literal('sms'), Type.Literal('mail')]),
        text: Type.String(),
        at: Type.String({ description: 'ISO 8601, UTC' }),
      }),
    ),
  },
});
