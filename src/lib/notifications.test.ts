import { installNotifier, observeNotifications, notify, type Notifier } from './notifications';

function collect(): { announced: string[]; takeBack: () => void } {
  const announced: string[] = [];
  const notifier: Notifier = {
    success: (message) => announced.push(message),
    warning: (message) => announced.push(message),
    error: (message) => announced.push(message),
    notification: (title, description) => announced.push(`${title}: ${description}`),
  };
  return { announced, takeBack: installNotifier(notifier) };
}

describe('telling the customer', () => {
  test('waits for the shell and then says the last three things', () => {
    for (const message of ['one', 'two', 'three', 'four']) notify.error(message);
    const { announced, takeBack } = collect();
    expect(announced).toEqual(['two', 'three', 'four']);
    takeBack();
  });

  test('says the same words once in three seconds, other words at once', () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(100_000);
    const { announced, takeBack } = collect();
    notify.error('broken');
    notify.error('broken');
    notify.notification('E1', 'No');
    clock.mockReturnValue(102_999);
    notify.notification('E1', 'No');
    clock.mockReturnValue(103_000);
    notify.notification('E1', 'No');
    expect(announced).toEqual(['broken', 'E1: No', 'E1: No']);
    takeBack();
    clock.mockRestore();
  });

  test('says the same words once, whatever is said in between and however loudly', () => {
    const { announced, takeBack } = collect();
    notify.error('broken');
    notify.error('late');
    notify.error('broken');
    notify.warning('late');
    expect(announced).toEqual(['broken', 'late']);
    takeBack();
  });

  test('leaves the shell alone that has come before the earlier one went', () => {
    const first = collect();
    const second = collect();
    first.takeBack();
    notify.error('said by the second');
    expect([first.announced, second.announced]).toEqual([[], ['said by the second']]);
    second.takeBack();
    // What is said between two shells waits, also when it was said to the one before.
    notify.error('said by the second');
    expect(second.announced).toEqual(['said by the second']);
    const third = collect();
    expect(third.announced).toEqual(['said by the second']);
    third.takeBack();
    expect(collect().announced).toEqual([]);
  });

  test('is heard by the code that listens in, also what is not repeated, until they stop', () => {
    const { announced, takeBack } = collect();
    const heard: unknown[] = [];
    const stop = observeNotifications((notification) => heard.push(notification));
    notify.warning('low');
    notify.warning('low');
    stop();
    notify.error('gone');
    expect(heard).toEqual([
      { severity: 'warning', message: 'low' },
      { severity: 'warning', message: 'low' },
    ]);
    expect(announced).toEqual(['low', 'gone']);
    takeBack();
  });
});
