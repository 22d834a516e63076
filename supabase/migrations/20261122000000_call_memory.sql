-- What the edge functions remember of their calls: how often something was done lately, and answers that cost money.
-- Keys are keyed hashes (HMAC-SHA-256), so that no row tells an email address, an IP address or a house.

create table public.call_memory (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  -- When it was done, oldest first; only what still counts.
  taken timestamptz[] not null default '{}',
  -- A remembered answer.
  answer jsonb,
  -- From then on the row is as good as absent; each call deletes some of these.
  expires_at timestamptz not null
);

create index call_memory_expires_at on public.call_memory (expires_at);

-- No policy: nobody but the functions below reads or writes a row, not even with the key that stands in every page.
alter table public.call_memory enable row level security;
revoke all on table public.call_memory from public, anon, authenticated, service_role;

-- Takes one from each limit, or from none of them. `wanted` is [{"key", "max", "seconds"}]: at most `max` in any
-- `seconds`. Returns 0, or the seconds until all of them have room again.
create function public.take_calls(wanted jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  wait double precision;
begin
  delete from public.call_memory where key in (
    select old.key from public.call_memory as old
    where old.expires_at < clock_timestamp()
    order by old.expires_at limit 100 for update skip locked
  );
  -- Locks the rows, in one order, so that two calls never wait for each other.
  insert into public.call_memory as known (key, expires_at)
    select one.key, clock_timestamp() + make_interval(secs => one.seconds)
    from jsonb_to_recordset(wanted) as one (key text, seconds integer)
    order by one.key
    on conflict (key) do update set expires_at = known.expires_at;

  -- After the locks: whoever waited for them must not count as earlier.
  moment := clock_timestamp();
  select max(extract(epoch from blocking.at - moment) + one.seconds) into wait
  from jsonb_to_recordset(wanted) as one (key text, max integer, seconds integer)
  join public.call_memory as known on known.key = one.key
  cross join lateral (
    select at from unnest(known.taken) as at
    where at > moment - make_interval(secs => one.seconds)
    order by at desc offset one.max - 1 limit 1
  ) as blocking;
  if wait is not null then
    return greatest(1, ceil(wait));
  end if;

  update public.call_memory as known
  set taken = array(
        select at from unnest(known.taken) as at
        where at > moment - make_interval(secs => one.seconds) order by at
      ) || moment,
      expires_at = moment + make_interval(secs => one.seconds)
  from jsonb_to_recordset(wanted) as one (key text, seconds integer)
  where known.key = one.key;
  return 0;
end
$$;

-- The answer that was remembered under a key, or null.
create function public.recall_answer(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select answer from public.call_memory where key = wanted and expires_at > clock_timestamp()
$$;

-- Remembers an answer under each of the keys.
create function public.remember_answer(keys text[], given jsonb, seconds integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.call_memory (key, answer, expires_at)
  select distinct one, given, clock_timestamp() + make_interval(secs => seconds) from unnest(keys) as one order by one
  on conflict (key) do update set answer = excluded.answer, expires_at = excluded.expires_at
$$;

revoke execute on function public.take_calls(jsonb) from public, anon, authenticated;
revoke execute on function public.recall_answer(text) from public, anon, authenticated;
revoke execute on function public.remember_answer(text[], jsonb, integer) from public, anon, authenticated;
grant execute on function public.take_calls(jsonb) to service_role;
grant execute on function public.recall_answer(text) to service_role;
grant execute on function public.remember_answer(text[], jsonb, integer) to service_role;
