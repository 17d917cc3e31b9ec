import { CircleAlert, CircleCheck, type IconNode, TriangleAlert } from 'lucide';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';

export type ToastKind = 'success' | 'warning' | 'danger';

export interface ToastContent {
  kind: ToastKind;
  text: string;
  durationMs: number;
  /** What can be done about it; pressed, it closes the toast. */
  action?: { label: string; onPress: () => void };
}

interface Toast extends ToastContent {
  id: number;
}

const ICONS: Record<ToastKind, IconNode> = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type ShowToast = (content: ToastContent) => void;
const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}

/** Short messages over the screen, one at a time: the newest replaces the one before. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
  const showToast = useCallback<ShowToast>(
    (content) => setToast((before) => ({ ...content, id: (before?.id ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast]);
  const polite = toast?.kind === 'success' ? toast : undefined;
  const urgent = toast?.kind === 'success' ? undefined : toast;
  // Both live regions exist before any text: screen readers announce only changes to them.
  return (
    <ToastContext value={showToast}>
      {children}
      <div className={styles.region}>
        <div role="status">
          {polite && <ToastCard key={polite.id} {...polite} onClose={() => setToast(undefined)} />}
        </div>
        <div role="alert">
          {urgent && <ToastCard key={urgent.id} {...urgent} onClose={() => setToast(undefined)} />}
        </div>
      </div>
    </ToastContext>
  );
}

function ToastCard({ kind, text, action, onClose }: Toast & { onClose: () => void }) {
  return (
    <div className={styles.toast} data-kind={kind}>
      <Icon icon={ICONS[kind]} />
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={`text-button ${styles.action}`}
          onClick={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
