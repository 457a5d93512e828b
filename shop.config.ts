/**
 * The shop of this checkout: here the demo shop. Write your own configuration in the place of this line; docs/customising.md explains each
 * field. `demo.config.ts` stays as it is: the tests are for it.
 */
export { default } from './demo.config';
