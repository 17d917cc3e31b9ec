#!/usr/bin/env bash
# Tells the jobs of checks.yml whether a pull request changes nothing but the programme: YAML below content/.
# HEAD is the merge with the target branch, and its first parent the target branch as it is now. What is pushed to main
# is published, and gets every check.
set -euo pipefail

# A file that is moved into content/ is gone elsewhere: without the detection of renames both names are listed.
changed() { git -c core.quotePath=false diff --name-only --no-renames HEAD^1 HEAD; }

only=false
if [ "${GITHUB_EVENT_NAME:-}" = pull_request ]; then
  files=$(changed)
  others=$(grep -vE '^content/.*\.yaml$' <<<"$files" || true)
  if [ -n "$files" ] && [ -z "$others" ]; then only=true; fi
fi
echo "content-only=$only" | tee -a "${GITHUB_OUTPUT:-/dev/null}"
