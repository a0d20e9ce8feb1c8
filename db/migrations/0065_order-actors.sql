UPDATE order_events SET actor = CASE actor WHEN 'customer' THEN 'buyer' ELSE 'staff' END WHERE actor IN ('customer', 'admin');
