import { useLoaded } from '@/hooks/useLoaded';
import type { FormKit } from './formKit';
import { usePlatform } from './usePlatform';

/**
 * The form controls of the platform, undefined while their code loads: it is no part of pages that show a form only in a
 * panel.
 */
export const useFormKit = (): FormKit | undefined => useLoaded(usePlatform().loadFormKit);
