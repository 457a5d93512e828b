/** The open modals in the state of a history entry. */
export function openModalsOf(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('modals' in state) || !Array.isArray(state.modals)) return [];
  return state.modals.filter((modal): modal is string => typeof modal === 'string');
}
