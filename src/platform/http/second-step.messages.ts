import { messages } from '#shared/messages.ts';

export const secondStepMessages = messages({
  needed: {
    fa: 'برای این کار یک بار دیگر نشان دهید که خودتان هستید: با گذرکلید یا کد برنامهٔ رمزساز.',
    en: 'To do this, show once more that it is you: by a passkey or a code of your authenticator app.',
  },
});
