import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ROUTES } from '../../routes.ts';
import { useToast } from '../../ui/Toasts.tsx';
import { NOT_ADMIN } from '../accountMessages.ts';

/** Sends everybody but the admin to /introduction. */
export function AdminOnly({ admin, children }: { admin: boolean; children: ReactNode }) {
  return admin ? children : <Refused />;
}

function Refused() {
  const showToast = useToast();
  useEffect(() => showToast(NOT_ADMIN), [showToast]);
  return <Navigate to={ROUTES.introduction} replace />;
}
