import { expect, test, vi } from 'vitest';
import type { AuthClient, Member } from '../../src/auth/authClient.ts';
import { lazyAuth } from '../../src/auth/lazyAuth.ts';

const MEMBER: Member = { id: '8', email: 'membre@objectif8.test' };
const never = new Promise<never>(() => undefined);

/** Accounts that say at once who is signed in. */
function accounts() {
  const stop = vi.fn();
  const signIn = vi.fn(async () => undefined);
  const auth = {
    signIn,
    onMemberChange(listener: (member: Member | null) => void) {
      listener(MEMBER);
      return stop;
    },
  } as unknown as AuthClient;
  return { auth, signIn, stop };
}

test('what is due reports as soon as it is there', async () => {
  const { auth, stop } = accounts();
  const listener = vi.fn();
  const unsubscribe = lazyAuth(async () => auth, Promise.resolve()).onMemberChange(listener, vi.fn());
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(MEMBER));
  unsubscribe();
  expect(stop).toHaveBeenCalledOnce();
});

test('nothing is fetched before it is due, but for a call', async () => {
  const { auth, signIn } = accounts();
  const load = vi.fn(async () => auth);
  const late = lazyAuth(load, never);
  const listener = vi.fn();
  late.onMemberChange(listener, vi.fn());
  expect(load).not.toHaveBeenCalled();
  await Promise.all([late.signIn('a@b.fr', 'huit'), late.signIn('a@b.fr', 'huit')]);
  expect(load).toHaveBeenCalledOnce();
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledWith(MEMBER);
});

test('a failure is told to who listens and who calls; the next call tries again', async () => {
  const { auth, signIn } = accounts();
  const load = vi.fn<() => Promise<AuthClient>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(auth);
  const late = lazyAuth(load, Promise.resolve());
  const listener = vi.fn();
  const onFailure = vi.fn();
  late.onMemberChange(listener, onFailure);
  await expect(late.signIn('a@b.fr', 'huit')).rejects.toMatchObject({ code: 'unreachable' });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  await late.signIn('a@b.fr', 'huit');
  expect(signIn).toHaveBeenCalledOnce();
  expect(listener).toHaveBeenCalledWith(MEMBER);
});

test('who has stopped listening hears nothing', async () => {
  const { auth } = accounts();
  const listener = vi.fn();
  const late = lazyAuth(async () => auth, never);
  late.onMemberChange(listener, vi.fn())();
  await late.signIn('a@b.fr', 'huit');
  expect(listener).not.toHaveBeenCalled();
});
