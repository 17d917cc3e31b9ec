import { CalendarDays, Compass, Flag, type LucideIcon, Route as RouteIcon, ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { measuredHeight } from '../ui/measuredHeight.ts';
import styles from './TabBar.module.css';

interface Tab {
  to: string;
  label: string;
  Icon: LucideIcon;
}

const TABS: readonly Tab[] = [
  { to: '/introduction', label: 'Introduction', Icon: Compass },
  { to: '/understanding', label: 'Comprendre', Icon: RouteIcon },
  { to: '/training', label: 'Programme', Icon: CalendarDays },
  { to: '/competition', label: 'Course', Icon: Flag },
];
const measure = measuredHeight('--tab-bar-height');
const ADMIN_TAB: Tab = { to: '/admin', label: 'Admin', Icon: ShieldCheck };

export function TabBar({ admin }: { admin: boolean }) {
  return (
    <nav ref={measure} className={styles.bar} aria-label="Navigation principale" data-tab-bar>
      <ul className={styles.tabs}>
        {(admin ? [...TABS, ADMIN_TAB] : TABS).map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.tab}>
              <Icon aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
