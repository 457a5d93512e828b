/** The addresses of the payment provider that the demo shop plays. They are outside of the contract. */
export const PROVIDER_PREFIX = '/psp/';

/** The page on which a customer pays the attempt with this id. */
export const paymentPagePath = (attemptId: string): string => `${PROVIDER_PREFIX}pay/${attemptId}`;
