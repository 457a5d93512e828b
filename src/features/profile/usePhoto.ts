/** A photo between the camera roll and the profile: chosen, looked at, cut. It is only on this device. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { cutPhoto, readPhoto, type PhotoArea } from './cutPhoto';
import { whyFileRefused, whySizeRefused, type PhotoFault } from './photoRules';

type State =
  | { step: 'none' }
  | { step: 'reading' }
  | { step: 'refused'; fault: PhotoFault }
  /** To be cut; `url` shows it, `area` is what is in the frame, once there is one. */
  | { step: 'ready' | 'cutting'; url: string; image: HTMLImageElement; area?: PhotoArea };

export function usePhoto() {
  const [state, setState] = useState<State>({ step: 'none' });
  /** Counts the photos that were chosen: the last one wins, however long an earlier one takes. */
  const turn = useRef(0);
  const held = useRef<string>(undefined);

  const letGo = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current);
    held.current = undefined;
  }, []);
  useEffect(() => letGo, [letGo]);

  const refuse = (fault: PhotoFault) => {
    letGo();
    setState({ step: 'refused', fault });
    return false;
  };

  /** Reads a file. Resolves to whether it can be cut now. */
  const take = async (file: File): Promise<boolean> => {
    const mine = (turn.current += 1);
    const why = whyFileRefused(file);
    if (why) return refuse(why);
    setState({ step: 'reading' });
    const url = URL.createObjectURL(file);
    const image = await readPhoto(url).catch(() => undefined);
    if (mine !== turn.current) {
      URL.revokeObjectURL(url);
      return false;
    }
    letGo();
    held.current = url;
    if (!image) return refuse('unreadable');
    const small = whySizeRefused({ width: image.naturalWidth, height: image.naturalHeight });
    if (small) return refuse(small);
    setState({ step: 'ready', url, image });
    return true;
  };

  /** What is in the frame now. */
  const aim = useCallback((area: PhotoArea) => setState((now) => ('url' in now ? { ...now, area } : now)), []);

  /** Cuts what is in the frame. Resolves to it as a data URL, or to undefined when that failed. */
  const cut = async (): Promise<string | undefined> => {
    if (state.step !== 'ready' || !state.area) return undefined;
    setState({ ...state, step: 'cutting' });
    const avatar = await cutPhoto(state.image, state.area).catch(() => undefined);
    if (avatar === undefined) refuse('notShrunk');
    else {
      letGo();
      setState({ step: 'none' });
    }
    return avatar;
  };

  /** Puts the photo away; what was said about one that could not be taken stays. */
  const drop = useCallback(() => {
    letGo();
    setState((now) => ('url' in now ? { step: 'none' } : now));
  }, [letGo]);
  /** Something else was chosen. */
  const reset = useCallback(() => {
    turn.current += 1;
    letGo();
    setState({ step: 'none' });
  }, [letGo]);

  return {
    /** Shows the photo that is to be cut; undefined when there is none. */
    url: 'url' in state ? state.url : undefined,
    fault: state.step === 'refused' ? state.fault : undefined,
    isReading: state.step === 'reading',
    isCutting: state.step === 'cutting',
    canCut: state.step === 'ready' && state.area !== undefined,
    take,
    aim,
    cut,
    drop,
    reset,
  };
}
