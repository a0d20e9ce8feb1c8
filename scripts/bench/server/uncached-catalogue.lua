-- Requests the catalogue with another upper price limit each time. The first limit is the argument.
local limit

function init(arguments)
  limit = tonumber(arguments[1])
end

function request()
  limit = limit + 1
  return wrk.format(nil, wrk.path .. '?max=' .. limit)
end
