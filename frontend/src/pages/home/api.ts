import { answer, ApiError, api, type components, errorText, fieldErrors } from '@/shared/api';

export type ContactMessage = components['schemas']['SendContactMessage'];

export type Outcome = { isSent: true } | { isSent: false; description: string; errors: Record<string, string> };

const RETRY_AFTER_MS = 1000;
const FAILED = 'Failed to send message. Please try again.';

/** Retries once after a lost connection or a 5xx; the key keeps it from arriving twice. */
export async function sendMessage(message: ContactMessage): Promise<Outcome> {
  try {
    await post(message).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      return post(message);
    });
    return { isSent: true };
  } catch (error) {
    return { isSent: false, description: errorText(error, FAILED), errors: fieldErrors(error) };
  }
}

const post = (message: ContactMessage) => answer(api.POST('/api/contact', { body: message }));
