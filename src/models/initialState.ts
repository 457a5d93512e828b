/**
 * The model of the initial state (spec section 3): server record, user and session status. The first render starts their
 * fetches and does not wait for them. Umi's own initial state blocks rendering
 * (https://github.com/umijs/umi/issues/5664).
 */
import { useState } from 'react';
import { startInitialState } from '@/api/initialState';

export default function useInitialStateModel() {
  const [initialState, setInitialState] = useState(startInitialState);
  return { initialState, setInitialState };
}
