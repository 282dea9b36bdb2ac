import { messages } from '#shared/messages.ts';

export const secretOnceMessages = messages({
  takeFirst: {
    fa: (stored: string) => `دیگر نشان داده نمی‌شود. اول آن را جایی امن نگه دارید، بعد «${stored}» را بزنید.`,
    en: (stored: string) => `It is not shown again. Store it in a safe place first, then press “${stored}”.`,
  },
});
