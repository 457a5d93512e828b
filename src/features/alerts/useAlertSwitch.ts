/** Switches one alert of a customer. A visitor signs in first, and the alert is then set. */
import { useModel } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { getAlerts, setAlert, type Alert } from '@/api/alerts';
import { callApi } from '@/api/client';
import { getGoodsDetail } from '@/api/products';
import { packGoods } from '@/api/packs';
import { useSignInGate } from '@/hooks/useSignInGate';
import { useTranslation } from '@/hooks/useTranslation';
import { pauseLength } from '@/lib/pause';
import { invalidateQueries } from '@/query/queryCache';
import { useMutation } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { publicStaleTime, useQuery } from '@/query/useQuery';
import './alertMessages';
import { findAlert, isWaiting, type AlertSubject } from './alertState';

const noAlerts: readonly Alert[] = [];
/** Ms after a press for which another one does nothing: the second press of a double click must not switch off what the first has set. */
const DOUBLE_PRESS_MS = 500;

/**
 * `turn` sets the alert when none waits, else switches it off; while the outcome of the last change is not known, both ask for it again.
 */
export function useAlertSwitch({ kind, goodsId, skuId }: AlertSubject) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const subject = { kind, goodsId, skuId };
  const { data, setData } = useQuery(getAlerts, {}, { skipErrorHandler: true, staleTime: publicStaleTime });
  const isOn = isWaiting(findAlert(data?.list ?? noAlerts, subject));
  const requested = useRef(true);
  const pressedAt = useRef<number>(undefined);
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(setAlert, {
    idempotencyScope: `alert:${kind}:${goodsId}:${skuId ?? ''}`,
    reconcile: async () => {
      const answer = await callApi(getAlerts, {}, { skipErrorHandler: true });
      const found = findAlert(answer.list, subject);
      return (requested.current ? isWaiting(found) : !found) ? answer : undefined;
    },
  });
  const isUnknown = mutationState.status === 'unknown';
  const send = async (isRequestedOn: boolean) => {
    if (!isUnknown) requested.current = isRequestedOn;
    const answer = await (isUnknown ? reconcileAgain() : mutate({ ...subject, isOn: isRequestedOn }));
    if (answer) setData(answer);
    // Nothing was set, so the next press is another try.
    else pressedAt.current = undefined;
    return answer !== undefined;
  };
  const signInAndSet = useSignInGate(`alert:${kind}:${goodsId}:${skuId ?? ''}`, () => void send(true));

  const turn = () => {
    const isDouble = Date.now() - (pressedAt.current ?? 0) < pauseLength(DOUBLE_PRESS_MS);
    pressedAt.current = Date.now();
    if (isDouble) return;
    if (isOn) void send(false);
    else signInAndSet();
  };

  const { status } = mutationState;
  const isNotNeeded =
    status === 'refused' &&
    mutationState.error.kind === 'business' &&
    mutationState.error.errorCode === 'ALERT_NOT_NEEDED';
  useEffect(() => {
    if (!isNotNeeded) return;
    showToast(t('alerts.notNeeded'));
    invalidateQueries(getGoodsDetail, packGoods);
  }, [isNotNeeded, showToast, t]);

  const error = useMutationLabels(mutationState);
  return {
    isOn,
    turn,
    /** Removes the alert, fired ones too. Resolves to whether it is gone. */
    switchOff: () => send(false),
    isBusy,
    isUnknown,
    /** Why it could not be changed, or that this is not known yet. */
    error: isNotNeeded ? undefined : error,
    /** It has just been switched off here. */
    isStopped: status === 'done' && !isOn,
  };
}
