import type { Activity } from '#contract/catalogue/shopper.ts';

export function activityPath({ id, type, name }: Pick<Activity, 'id' | 'type' | 'name'>): string {
  return `/goods/activity_list?${new URLSearchParams({ id: String(id), type: String(type), name })}`;
}
