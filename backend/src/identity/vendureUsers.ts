/** The users of Vendure that customers of the storefront are, so that Vendure's own shop API can sign them in. */
import type { Query } from '../store/source';

/** The strategy with which they sign in: `authenticate(input: { phoneCode: … })`. */
export const PHONE_CODE = 'phoneCode';

/**
 * Gives a user to a customer without one, or to each of them without `customerId`. It has no password. Its identifier is the address
 * of the customer, as Vendure expects it.
 */
export async function addMissingUsers(query: Query, customerId?: string): Promise<void> {
  await query(
    `WITH missing AS MATERIALIZED (
       SELECT customer.id, customer."emailAddress" AS identifier, owner.id AS owner_id,
         nextval(pg_get_serial_sequence('public."user"', 'id'))::int AS user_id
       FROM storefront.customer AS owner JOIN customer ON customer.id = owner.vendure_id
       WHERE customer."userId" IS NULL AND ($1::text IS NULL OR owner.id = $1)
       FOR NO KEY UPDATE OF customer
     ), added AS (
       INSERT INTO "user" (id, identifier, verified) SELECT user_id, identifier, true FROM missing
     ), method AS (
       INSERT INTO authentication_method (type, strategy, "externalIdentifier", "userId")
       SELECT 'ExternalAuthenticationMethod', $2, owner_id, user_id FROM missing
     ), member AS (
       INSERT INTO user_roles_role ("userId", "roleId")
       SELECT user_id, role.id FROM missing JOIN role ON role.code = '__customer_role__'
     )
     UPDATE customer SET "userId" = missing.user_id FROM missing WHERE customer.id = missing.id`,
    [customerId ?? null, PHONE_CODE],
  );
}

/** Returns the id of the user of a customer, or undefined when the administration has deleted the customer. */
export async function findUserId(query: Query, customerId: string): Promise<number | undefined> {
  const [found] = await query<{ id: number }>(
    `SELECT "user".id FROM storefront.customer AS owner
     JOIN customer ON customer.id = owner.vendure_id AND customer."deletedAt" IS NULL
     JOIN "user" ON "user".id = customer."userId" AND "user"."deletedAt" IS NULL
     WHERE owner.id = $1`,
    [customerId],
  );
  return found?.id;
}

/** Ends the sessions of a customer in Vendure. */
export async function endVendureSessions(query: Query, vendureCustomerId: number): Promise<void> {
  await query('DELETE FROM session USING customer WHERE customer.id = $1 AND session."userId" = customer."userId"', [
    vendureCustomerId,
  ]);
}
