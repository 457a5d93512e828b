import { isContractDocument, type ContractDocument } from './contractDocument';

/** Where the build puts it. */
const address = '/openapi.json';

/** Fetches the contract's document. Rejects when it cannot be had, or is none. */
export async function fetchDocument(): Promise<ContractDocument> {
  const answer = await fetch(address);
  const document: unknown = await answer.json();
  if (!answer.ok || !isContractDocument(document)) throw new Error(`${address} is not the contract`);
  return document;
}
