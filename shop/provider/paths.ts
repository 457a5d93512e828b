/** The addresses of the payment provider that the demo shop plays. They are outside of the contract. */
export const PROVIDER_PREFIX = '/psp/';

/** The address that leads to the hosted page of Stripe for the attempt with this id. */
export const stripePagePath = (attemptId: string): string => `${PROVIDER_PREFIX}stripe/${attemptId}`;

/** The page on which a customer pays the attempt with this id. */
export const paymentPagePath = (attemptId: string): string => `${PROVIDER_PREFIX}pay/${attemptId}`;
