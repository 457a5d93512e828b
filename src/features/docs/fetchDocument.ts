import { requestHeaders } from '@/lib/requestHeaders';
import { currentLanguage } from '@/lib/i18n';
import { currentToken } from '@/lib/session';
import { isContractDocument, type ContractDocument } from './contractDocument';

/** The path that the build writes it to. */
const address = `${BASE_PATH}/openapi.json`;

/** Fetches the contract document. Rejects when it cannot be loaded or is invalid. */
export async function fetchDocument(): Promise<ContractDocument> {
  const answer = await fetch(address, { headers: requestHeaders(currentToken(), currentLanguage()) });
  const document: unknown = await answer.json();
  if (!answer.ok || !isContractDocument(document)) throw new Error(`${address} is not the contract`);
  return document;
}
