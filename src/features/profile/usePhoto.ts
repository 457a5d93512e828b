/** A photo that is chosen, previewed and cropped, on this device only. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { encodePhoto, readPhoto, type PhotoArea } from '@/lib/photoFile';
import { getFileError, getSizeError, type PhotoError } from '@/lib/photoRules';
import { avatarLimits } from '@/lib/shrinkSteps';

type PhotoState =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'refused'; fieldError: PhotoError }
  /** Ready for cropping; `url` shows it, `area` is the crop area once it is known. */
  | { status: 'ready' | 'cutting'; url: string; image: HTMLImageElement; area?: PhotoArea };

export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ status: 'none' });
  /** Number of the last chosen photo: it wins even when an earlier one loads longer. */
  const turn = useRef(0);
  const held = useRef<string>(undefined);

  const letGo = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = undefined;
  }, []);
  useEffect(() => letGo, [letGo]);

  const refuse = (fieldError: PhotoError) => {
    letGo();
    setState({ status: 'refused', fieldError });
    return false;
  };

  /** Reads a file. Resolves to whether it can be cropped. */
  const take = async (file: File): Promise<boolean> => {
    const mine = (turn.current += 1);
    const why = getFileError(file);
    if (why) return refuse(why);
    setState({ status: 'reading' });
    const url = URL.createObjectURL(file);
    const image = await readPhoto(url).catch(() => undefined);
    if (mine !== turn.current) {
      URL.revokeObjectURL(url);
      return false;
    }
    letGo();
    held.current = url;
    if (!image) return refuse('unreadable');
    const small = getSizeError({ width: image.naturalWidth, height: image.naturalHeight });
    if (small) return refuse(small);
    setState({ status: 'ready', url, image });
    return true;
  };

  /** Sets the crop area. */
  const setArea = useCallback((area: PhotoArea) => setState((now) => ('url' in now ? { ...now, area } : now)), []);

  /** Crops the photo. Resolves to a data URL, or to undefined when that failed. */
  const cut = async (): Promise<string | undefined> => {
    if (state.status !== 'ready' || !state.area) return undefined;
    setState({ ...state, status: 'cutting' });
    const avatar = await encodePhoto(state.image, state.area, avatarLimits).catch(() => undefined);
    if (avatar === undefined) refuse('notShrunk');
    else {
      letGo();
      setState({ status: 'none' });
    }
    return avatar;
  };

  /** Discards the photo; an error of the last photo stays visible. */
  const drop = useCallback(() => {
    letGo();
    setState((now) => ('url' in now ? { status: 'none' } : now));
  }, [letGo]);
  /** Clears everything, because something else was chosen. */
  const reset = useCallback(() => {
    turn.current += 1;
    letGo();
    setState({ status: 'none' });
  }, [letGo]);

  return {
    /** URL of the photo that is being cropped; undefined without one. */
    url: 'url' in state ? state.url : undefined,
    fieldError: state.status === 'refused' ? state.fieldError : undefined,
    isReading: state.status === 'reading',
    isCutting: state.status === 'cutting',
    canCut: state.status === 'ready' && state.area !== undefined,
    take,
    setArea,
    cut,
    drop,
    reset,
  };
}
